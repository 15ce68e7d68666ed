// The poster of a finished game as a picture: the winner before the city, the race, the standings. Drawn on this
// device, from the drawings that the page has anyway.

import cityBack from 'art:scene/city-back'
import cityFront from 'art:scene/city-front'
import monsters from 'art:monsters'
import tokens from 'art:tokens'
import type { Shared } from './shared'

export const WIDTH = 1080
export const HEIGHT = 1350
/** The poster is above, race and standings are below. */
const POSTER = 760
const MARGIN = 48

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const symbol = (sheet: string, id: string, style = ''): string =>
  `<svg ${SVG} width="512" height="512" viewBox="0 0 256 256" style="${style}">${sheet}` +
  `<use href="#${id}" width="256" height="256"/></svg>`

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** A scene by day or night, as wide as the picture. */
function scene(svg: string, theme: string): string {
  const [, , width = 1200, height = 400] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const tall = Math.round((WIDTH / width) * height * 1.3)
  return svg.replace('<svg', `<svg data-theme="${theme}" width="${WIDTH}" height="${tall}"`)
}

/** Puts the poster on a canvas. */
export async function paint(canvas: HTMLCanvasElement, shared: Shared): Promise<void> {
  const style = getComputedStyle(document.documentElement)
  const ink = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const theme = document.documentElement.dataset['theme'] ?? 'day'
  const monsterOf = (seat: number) => shared.monsters[seat] ?? 'gigazaur'
  const hurt = '--hurt:inline;--idle:none'
  const outs = new Set(shared.standings.flatMap(({ seat, out }) => (out ? [seat] : [])))
  const [back, front, crown, king, ...heads] = await Promise.all([
    drawn(scene(cityBack, theme)),
    drawn(scene(cityFront, theme)),
    drawn(symbol(tokens, 'tokens-crown')),
    drawn(symbol(monsters, `monsters-${monsterOf(shared.winner ?? 0)}`)),
    ...shared.monsters.map((monster, seat) =>
      drawn(symbol(monsters, `monsters-${monster}`, outs.has(seat) ? hurt : '')),
    ),
  ])

  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the canvas has no context')
  const display = (size: number) => `900 ${size}px ${ink('font-display')}`

  // The sky: rays around a sun.
  const [x, y] = [WIDTH / 2, POSTER * 0.7]
  const RAYS = 60
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (at: number) => (at / RAYS) * 2 * Math.PI
    pen.fillStyle = ink(ray % 2 ? 'sky-2' : 'sky-1')
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, WIDTH, angle(ray), angle(ray + 1) + 0.01)
    pen.fill()
  }
  const disc = (radius: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x, POSTER * 0.62, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  disc(320, ink('halo'))
  disc(290, ink('sun'))
  pen.drawImage(back, 0, POSTER - back.height)
  if (shared.winner !== null) {
    const size = 430
    pen.drawImage(king, x - size / 2, POSTER - size - 60, size, size)
    pen.save()
    pen.translate(x + size * 0.08, POSTER - size - 66)
    pen.rotate(0.14)
    pen.drawImage(crown, -80, -80, 160, 160)
    pen.restore()
  }
  pen.drawImage(front, 0, POSTER - front.height)

  // The title.
  pen.textAlign = 'center'
  pen.lineJoin = 'round'
  const lettering = (words: string, size: number, at: number, fill: string, stroke: number) => {
    pen.font = display(size)
    const fit = Math.min(1, (WIDTH - 2 * MARGIN) / pen.measureText(words).width)
    pen.font = display(Math.floor(size * fit))
    pen.strokeStyle = ink('ink')
    pen.lineWidth = stroke
    if (stroke > 0) pen.strokeText(words, x, at)
    pen.fillStyle = fill
    pen.fillText(words, x, at)
  }
  lettering(shared.words.over.toUpperCase(), 44, 76, ink(theme === 'night' ? 'paper-ink' : 'ink'), 0)
  lettering(shared.words.king.toUpperCase(), 132, 196, ink('paper-ink'), 26)

  // Race and standings.
  pen.fillStyle = ink('paper')
  pen.fillRect(0, POSTER, WIDTH, HEIGHT - POSTER)
  pen.fillStyle = ink('line')
  pen.fillRect(0, POSTER, WIDTH, 8)
  lettering(shared.words.how, 40, POSTER + 70, ink('text'), 0)
  const top = POSTER + 106
  const low = HEIGHT - 190
  const right = WIDTH - MARGIN - 70
  const lines = shared.race.points
  const turns = Math.max(1, (lines[0]?.length ?? 1) - 1)
  const across = (turn: number) => MARGIN + (turn / turns) * (right - MARGIN)
  const up = (points: number) => low - (points / shared.goal) * (low - top)
  pen.lineWidth = 3
  pen.strokeStyle = ink('track')
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    pen.beginPath()
    pen.moveTo(MARGIN, up(part * shared.goal))
    pen.lineTo(right, up(part * shared.goal))
    pen.stroke()
  }
  for (const [seat, points] of lines.entries())
    for (const [width, colour] of [
      [11, ink('ink')],
      [7, ink(`seat-${monsterOf(seat)}`)],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.beginPath()
      points.forEach((n, turn) => pen.lineTo(across(turn), up(n)))
      pen.stroke()
    }
  // The winner's head covers the others where lines end together.
  const order = [...lines.keys()].sort((a, b) => Number(a === shared.winner) - Number(b === shared.winner))
  for (const seat of order) {
    const head = heads[seat]
    if (head) pen.drawImage(head, right + 4, up(lines[seat]?.at(-1) ?? 0) - 36, 72, 72)
  }

  const step = (WIDTH - 2 * MARGIN) / shared.standings.length
  pen.font = display(44)
  pen.fillStyle = ink('text')
  for (const [place, { seat, points }] of shared.standings.entries()) {
    const middle = MARGIN + step * (place + 0.5)
    const head = heads[seat]
    if (head) pen.drawImage(head, middle - 76, HEIGHT - 170, 92, 92)
    pen.textAlign = 'left'
    pen.fillText(String(points), middle + 24, HEIGHT - 108)
  }
  pen.textAlign = 'center'
  pen.font = `700 28px ${ink('font-text')}`
  pen.fillStyle = ink('text-2')
  pen.fillText(shared.words.rules, x, HEIGHT - 30)
}
