// Runs before the first paint, so that the other theme does not flash. Also begins to fetch the language, as
// src/text/text.svelte.ts chooses it, so that the page need not wait for it after its script.
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
  /* Without storage the theme is day. */
}
{
  const texts = JSON.parse(document.currentScript.dataset.texts || '{}')
  const tags = [(kept || {}).language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en']
  const code = tags.find((tag) => tag in texts)
  if (code) {
    document.documentElement.lang = code
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: texts[code] }))
  }
}
