/** What a domain's name servers say about where its mail goes. */
export type MailExchange = 'accepts' | 'refuses' | 'unknown';

/** A page or file of the web. */
export interface WebPage {
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  /** Without its parameters, as `text/html`. */
  readonly mime: string;
  /** That the server names, if any: how `text` decodes. */
  readonly charset?: string;
  readonly bytes: Uint8Array;
  text(): string;
}

/** The public web through the guarded client. */
export interface Web {
  /**
   * @throws {UpstreamError} the address is refused, does not answer, or answers too much.
   * @decision D21
   */
  fetch(url: string, options: { readonly signal: AbortSignal; readonly maxBytes?: number }): Promise<WebPage>;
  /** Whether the site's robots.txt allows it; asked by actions that read more than the one page that was named. */
  isAllowed(url: string): Promise<boolean>;
}

/** A request for one answer of a language model. */
export interface ModelRequest {
  readonly instructions: string;
  readonly prompt: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** Whose budget it uses, beside that of the process. */
  readonly account?: string | undefined;
}

/** The configured language model. */
export interface Model {
  /** @throws {UpstreamError} it does not answer in time, or not in the form of the schema. */
  generate(request: ModelRequest): Promise<unknown>;
}

/** The side effects that actions may use. An action gets only the ports that it names. */
export interface Ports {
  readonly clock: { now(): Date };
  readonly mailExchange: { lookup(domain: string, signal: AbortSignal): Promise<MailExchange> };
  readonly web: Web;
  /** Null where none is configured: the embedded engine answers. */
  readonly model: Model | null;
}

export type PortName = keyof Ports;

/** The named ports only: an action that reaches for another finds nothing, at compile time and at run time. */
export function grant<Needs extends PortName>(needs: readonly Needs[], ports: Partial<Ports>): Pick<Ports, Needs> {
  const granted: Partial<Ports> = {};
  for (const name of needs) {
    if (ports[name] === undefined) throw new Error(`The port "${name}" is not there.`);
    Object.assign(granted, { [name]: ports[name] });
  }
  return granted as Pick<Ports, Needs>;
}
