import type { components } from '@declic/openapi/types';
import type { contentClient } from './content-client';

type Format = components['schemas']['DraftFormat'];

/** Asks for one idea, approves it, and gives the ids of its drafts, which are not written yet. */
export async function approvedIdea(
  client: ReturnType<typeof contentClient>,
  strategy: string,
): Promise<{ id: string; drafts: Record<Format, string> }> {
  const before = new Set((await client.ideas(strategy)).map(({ id }) => id));
  const idea = (await client.generated(strategy, 1)).find(({ id }) => !before.has(id));
  if (!idea) throw new Error('There is no new idea.');
  const { drafts } = await client.setStatus(idea.id, 'approved');
  const find = (format: Format) => drafts.find(({ format_type: type }) => type === format)?.id ?? 'none';
  return { id: idea.id, drafts: { blog: find('blog'), linkedin: find('linkedin'), tweet: find('tweet') } };
}
