/** What one attacker does, on connections of one address. Everything is bounded: connections, bytes and time. */
export interface Scenario {
  readonly name: string;
  readonly connections: number;
  /** Sent when a connection is open. */
  readonly opening: string;
  /** Sent every second after that; nothing when undefined. */
  readonly drip?: string;
  /** Whether answers are left unread. */
  readonly neverReads?: boolean;
  /** Whether a connection that was ended by the edge is opened again. */
  readonly comesBack: boolean;
}

export interface Streams {
  readonly token: string;
  readonly strategyId: string;
}

const HOST = 'host: localhost';
const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

export function scenariosFor({ token, strategyId }: Streams): Scenario[] {
  const events = `GET /api/flow/strategies/${strategyId}/events HTTP/1.1`;
  return [
    {
      name: '300 slow bodies',
      connections: 300,
      opening: head(
        'POST /api/accounts/session HTTP/1.1',
        HOST,
        'content-type: application/json',
        'content-length: 500',
        '',
        '{"email"',
      ),
      drip: ' ',
      comesBack: true,
    },
    {
      name: '300 slow headers',
      connections: 300,
      opening: head('GET /api/accounts/me HTTP/1.1', HOST).trimEnd(),
      drip: '\r\nx-more: 1',
      comesBack: true,
    },
    {
      name: '300 slow readers',
      connections: 300,
      opening: head('GET /api/actions/public-catalogue HTTP/1.1', HOST, '').repeat(20),
      neverReads: true,
      comesBack: true,
    },
    { name: '1,000 idle connections', connections: 1_000, opening: '', comesBack: true },
    {
      name: '400 streams of one account',
      connections: 400,
      opening: head(events, HOST, `authorization: Bearer ${token}`, ''),
      comesBack: false,
    },
  ];
}
