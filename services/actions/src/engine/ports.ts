/** What a domain's name servers say about where its mail goes. */
export type MailExchange = 'accepts' | 'refuses' | 'unknown';

/** The side effects that actions may use. An action gets only the ports that it names. */
export interface Ports {
  readonly clock: { now(): Date };
  readonly mailExchange: { lookup(domain: string, signal: AbortSignal): Promise<MailExchange> };
}

export type PortName = keyof Ports;

/** The named ports only: an action that reaches for another finds nothing, at compile time and at run time. */
export function grant<Needs extends PortName>(needs: readonly Needs[], ports: Partial<Ports>): Pick<Ports, Needs> {
  const granted: Partial<Ports> = {};
  for (const name of needs) {
    if (!ports[name]) throw new Error(`The port "${name}" is not there.`);
    Object.assign(granted, { [name]: ports[name] });
  }
  return granted as Pick<Ports, Needs>;
}
