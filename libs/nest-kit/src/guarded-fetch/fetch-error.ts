const TEXTS = {
  bad_url: 'This is not a web address that can be fetched: use http:// or https://, without a user name.',
  blocked_port: 'Only the ports 80, 443, 8080 and 8443 can be fetched.',
  blocked_address: 'This address is not on the public internet.',
  too_many_redirects: 'The address redirects more than 3 times.',
  too_large: 'The answer is larger than allowed.',
  timed_out: 'The address did not answer in time.',
  unreachable: 'The address cannot be reached.',
  bad_response: 'The address gave an answer that cannot be read.',
  bad_header: 'A header of the request contains characters that headers cannot have.',
  egress_disabled: 'Fetching from the internet is switched off on this server.',
  robots_disallowed: 'The robots.txt of this site does not allow to fetch this page.',
} as const;

/** Why nothing was fetched. Stable: callers switch on it. */
export type FetchErrorCode = keyof typeof TEXTS;

/** A refused or failed fetch. Its message is meant for the user: it names neither addresses nor names of the internal network. */
export class GuardedFetchError extends Error {
  override readonly name = 'GuardedFetchError';

  readonly code: FetchErrorCode;

  constructor(
    code: FetchErrorCode,
    { message = TEXTS[code], cause }: { readonly message?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
  }
}
