// Plain requests to the server.

import type {
  AnalysisProgress,
  BotKind,
  CreateTable,
  Created,
  Daily,
  GameAnalysis,
  Hint,
  Me,
  MyData,
  Network,
  Privacy,
  Refusal,
  Report,
  Rules,
  TableSummary,
} from '../wire'

/** The server refused, or could not be reached. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function answerTo(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', signal: signal ?? null }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new RequestError('offline', 'The server cannot be reached.')
  }
  if (!answer.ok) {
    const refusal: Partial<Refusal> = await answer.json().catch(() => ({}))
    throw new RequestError(refusal.code ?? 'server_error', refusal.message ?? answer.statusText)
  }
  return answer
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await answerTo(method, path, body)).json() as Promise<T>

let introduction: Promise<Me> | null = null

/** This guest. The server sets a cookie with its first answer, so concurrent calls share one request. */
export function me(): Promise<Me> {
  const before = introduction ?? Promise.resolve()
  introduction = before.catch(() => {}).then(() => ask<Me>('GET', '/api/me'))
  introduction.catch(() => {
    introduction = null
  })
  return introduction
}

/** Resolves once the server knows this guest, which a new visitor must wait for. */
export const introduced = (): Promise<Me> => introduction ?? me()

export const rename = (name: string): Promise<Me> => ask('PUT', '/api/me', { name })
/** Makes the cookie worthless on all devices but this one. */
export async function logOutOthers(): Promise<void> {
  await answerTo('POST', '/api/me/token')
}
/** Makes the cookie worthless. The next visit is that of a new guest. */
export async function logOut(): Promise<void> {
  await answerTo('DELETE', '/api/me/token')
  introduction = null
}
export async function createTable(table: CreateTable): Promise<Created> {
  await introduced()
  return ask('POST', '/api/tables', table)
}
/** The guest's finished games, the latest first. */
export async function games(): Promise<TableSummary[]> {
  await introduced()
  return ask('GET', '/api/me/games')
}
/** Today's daily game. */
export const daily = (): Promise<Daily> => ask('GET', '/api/daily')
/** Begins the guest's daily game of today, or finds it. */
export async function playDaily(): Promise<Created> {
  await introduced()
  return ask('POST', '/api/daily')
}
/** A first game with prepared dice. */
export async function learn(): Promise<Created> {
  await introduced()
  return ask('POST', '/api/lesson')
}
export const bots = (): Promise<BotKind[]> => ask('GET', '/api/bots')
/** The address at which others on the same network find the game, if this page was opened on the server's own
    machine. */
export const network = (): Promise<Network> => ask('GET', '/api/network')
/** The record of a game that is over, as text. */
export const record = async (table: string): Promise<string> =>
  (await answerTo('GET', `/api/tables/${table}/record`)).text()
/** A new game that goes on from a decision of a game that is over. */
export async function whatIf(table: string, seq: number): Promise<Created> {
  await introduced()
  return ask('POST', `/api/tables/${table}/what-if`, { seq })
}
/** A hint for the open question. */
export async function hint(table: string): Promise<Hint> {
  for (;;) {
    const found = await ask<Hint | AnalysisProgress>('GET', `/api/tables/${table}/hint`)
    // The server answers after some seconds if it is not done.
    if ('answers' in found) return found
  }
}
/** The analysis of a game that is over, or how far it is. */
export const analysis = async (
  table: string,
  depth: 'quick' | 'deep',
  signal: AbortSignal,
): Promise<GameAnalysis | AnalysisProgress> =>
  (
    await answerTo('GET', `/api/tables/${table}/analysis${depth === 'deep' ? '/deep' : ''}`, undefined, signal)
  ).json() as Promise<GameAnalysis | AnalysisProgress>
export const rules = (): Promise<Rules> => ask('GET', '/api/rules')
/** Tells the operator about a player. */
export const report = async (table: string, told: Report): Promise<void> =>
  void (await answerTo('POST', `/api/tables/${table}/reports`, told))
/** All that the server stores about this guest. */
export const myData = (): Promise<MyData> => ask('GET', '/api/me/data')
/** Removes this guest from the server. The next visit is that of a new one. */
export async function forgetMe(): Promise<void> {
  await answerTo('DELETE', '/api/me')
  introduction = null
}
/** For how long things are kept. */
export const privacy = (): Promise<Privacy> => ask('GET', '/api/privacy')
