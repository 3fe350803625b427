const HOLDS_A_WEB_ADDRESS = /:\/\/|@|[\p{L}\p{N}-]\.\p{L}{2,}/u;

/**
 * The name of a person as it may stand in a mail or a calendar. Bookings are anonymous and may name any address: a name with a web
 * address is left out, because mail programs turn it into a link.
 */
export function mailableName(firstName: string): string | null {
  const name = firstName
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return name === '' || HOLDS_A_WEB_ADDRESS.test(name) ? null : name;
}
