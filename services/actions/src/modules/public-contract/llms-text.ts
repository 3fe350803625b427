import type { Action } from '../../engine/action';
import { formatPrice } from '../../engine/format-price';

/** The product for language models, in the form of llmstxt.org. */
export function createLlmsText(actions: readonly Action[], publicUrl: string): string {
  const categories = Map.groupBy(actions, ({ category }) => category);
  const sections = [...categories].map(
    ([category, members]) => `## ${category}\n\n${members.map((action) => toLine(action, publicUrl)).join('\n')}\n`,
  );
  return `# Declic

> Ready-made automation actions for developers: each is one POST request that costs credits and answers JSON.

- Call: \`POST ${publicUrl}/v1/actions/{slug}\` with \`Authorization: Bearer <API key>\` and the action's input as JSON.
- In words: \`POST ${publicUrl}/v1/chat\` with \`{ "message": … }\` finds the action, and runs it when that is sure.
- Answer: \`{ "data": …, "error": null, "status": 200, "cost": …, "balance": …, "duration_ms": …, "request_id": … }\`.
- Errors: \`application/problem+json\` with a stable \`code\`. Refused and failed calls cost nothing.
- \`Idempotency-Key\` makes a repetition safe, \`Max-Credits\` limits the price, \`Dry-Run: true\` names it.
- \`Prefer: respond-async\` answers 202 at once: look at the run at \`GET ${publicUrl}/v1/runs/{id}\`, or name a \`callback_url\`.
- Files of an input are a data URL in base64, an https address, or the id of a file uploaded to \`POST ${publicUrl}/v1/files\`.
- [Contract (OpenAPI 3.1), with an entry for each action](${publicUrl}/v1/openapi.json)

${sections.join('\n')}`;
}

function toLine({ slug, title, one_liner, credit_cost }: Action, publicUrl: string): string {
  return `- [${title}](${publicUrl}/v1/actions/${slug}): ${one_liner}. ${formatPrice(credit_cost)}. Slug: \`${slug}\``;
}
