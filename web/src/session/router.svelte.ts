// Addresses are real paths: the server answers each of them with the same page.

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string }
  | {
      screen: 'replay'
      code: string
      /** An entry of the log, or a turn, to begin at. */ at: number | null
      turn: number | null
    }
  | { screen: 'cards'; card: string | null }
  | { screen: 'rules'; at: string | null }
  | { screen: 'rulebook' }
  | { screen: 'fairness' }
  | { screen: 'privacy' }
  | { screen: 'settings' }
  | { screen: 'missing' }

/** The form of a table code; a link with anything else is damaged. */
const isCode = (part: string): boolean => /^[\w-]+$/.test(part)

/** Browsers escape accented letters in an anchor. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}

export function parse(path: string, hash = ''): Route {
  const [first = '', second = '', third, fourth] = path.split('/').filter((part) => part !== '')
  switch (first) {
    case '':
      return { screen: 'home' }
    case 't':
      return !second ? { screen: 'home' } : isCode(second) ? { screen: 'table', code: second } : { screen: 'missing' }
    case 'replay': {
      if (!second) return { screen: 'home' }
      if (!isCode(second)) return { screen: 'missing' }
      const turn = third === 'turn' ? Number(fourth) : null
      return { screen: 'replay', code: second, at: third && turn === null ? Number(third) : null, turn }
    }
    case 'cards':
      return { screen: 'cards', card: second || null }
    case 'rules':
      return { screen: 'rules', at: anchorOf(hash) || null }
    case 'rulebook':
      return { screen: 'rulebook' }
    case 'fairness':
      return { screen: 'fairness' }
    case 'privacy':
      return { screen: 'privacy' }
    case 'settings':
      return { screen: 'settings' }
    default:
      return { screen: 'missing' }
  }
}

export const place: { route: Route } = $state({ route: parse(location.pathname, location.hash) })

/** The history state of the current page. */
export const step: { state: unknown } = { state: history.state }

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  step.state = null
  const { pathname, hash } = new URL(path, location.origin)
  const before = place.route.screen
  place.route = parse(pathname, hash)
  // A new screen starts at its top; another card in the same gallery does not scroll.
  if (!hash && place.route.screen !== before) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  place.route = parse(location.pathname, location.hash)
})

/** Links inside the page change the route without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
