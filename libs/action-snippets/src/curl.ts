import { quoteForShell } from './quote-for-shell';
import { type SnippetCall, toActionUrl } from './snippet';

/** The call for a POSIX shell. */
export function toCurl(call: SnippetCall): string {
  return `curl ${toActionUrl(call)} \\
  -H "Authorization: Bearer $DECLIC_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d ${quoteForShell(JSON.stringify(call.input))}`;
}
