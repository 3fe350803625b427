export const PLAIN_TEXT = 'text/plain';
/** Types whose content is text; what kind of text it is, only its name or its sender can say. */
export const TEXTUAL_TYPE =
  /^text\/|^application\/(json|xml|x-subrip|x-ndjson|.+\+(json|xml))$|^message\/rfc822$|^image\/svg\+xml$/;

/** Whether a type is one of those that a parameter accepts, as `image/*`. Plain text passes where some kind of text is accepted. */
export function isAccepted(mime: string, accept: readonly string[]): boolean {
  if (accept.some((wanted) => wanted === mime || wanted === '*/*' || isWithin(mime, wanted))) return true;
  return mime === PLAIN_TEXT && accept.some((wanted) => TEXTUAL_TYPE.test(wanted));
}

function isWithin(mime: string, range: string): boolean {
  return range.endsWith('/*') && mime.startsWith(range.slice(0, -1));
}
