// Plain requests to the server.

import type { BotKind, CreateTable, Created, Me, Refusal, Rules } from '../wire'

/** The server refused, or was not there. */
export class RequestError extends Error {
  constructor(readonly code: string, message: string) {
    super(message)
  }
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' }
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

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await answerTo(method, path, body)).json() as Promise<T>

export const me = (): Promise<Me> => ask('GET', '/api/me')
export const rename = (name: string): Promise<Me> => ask('PUT', '/api/me', { name })
export const createTable = (table: CreateTable): Promise<Created> => ask('POST', '/api/tables', table)
export const bots = (): Promise<BotKind[]> => ask('GET', '/api/bots')
/** The record of a game that is over, as text. */
export const record = async (table: string): Promise<string> => (await answerTo('GET', `/api/tables/${table}/record`)).text()
export const rules = (): Promise<Rules> => ask('GET', '/api/rules')
