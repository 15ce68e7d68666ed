// Before the first paint, so that nobody sees the other theme flash.
try {
  var kept = JSON.parse(localStorage.getItem('kaiju') || '{}')
  document.documentElement.dataset.theme =
    kept.theme === 'day' || kept.theme === 'night'
      ? kept.theme
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'night'
        : 'day'
  document.documentElement.dataset.speed = kept.speed || 'normal'
} catch {
  /* no storage: the day it is */
}
