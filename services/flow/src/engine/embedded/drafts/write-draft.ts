import { listSequences } from '@declic/content-rules';
import type { DraftRequest, StrategyFacts, WrittenDraft } from '../../content-engine';
import { gatherMaterial } from '../wording/material';
import { type Part, toMarkdown, toSources, typesetParts } from './draft-parts';
import { toSubject } from './subject';
import { writeBlog } from './write-blog';
import { writeLinkedin } from './write-linkedin';
import { toThread, writeThread } from './write-thread';

const WRITERS = { blog: writeBlog, linkedin: writeLinkedin, tweet: writeThread } as const;
/** Texts that are written to find one that repeats its siblings little. */
const MAX_TRIES = 12;
/** So little in common is not looked at again. */
const LITTLE = 0.05;

/**
 * Writes a draft from the grammar and what the intake says; what it does not say is marked in brackets. Of several texts, the one that has
 * least in common with the siblings of the request. The same request gives the same draft.
 *
 * @decision D32
 */
export function writeDraft(facts: StrategyFacts, request: DraftRequest): WrittenDraft {
  const { tone } = facts.tone;
  const material = gatherMaterial(facts);
  const siblings = (request.siblings ?? []).map((text) => new Set(listSequences(text)));
  let best: { readonly parts: readonly Part[]; readonly contentMd: string; readonly shared: number } | undefined;
  for (let attempt = 0; attempt < MAX_TRIES && (best?.shared ?? 1) > LITTLE; attempt += 1) {
    const written = WRITERS[request.format](() => toSubject(material, request, { attempt, tone }), tone);
    const parts = typesetParts(written, material.language);
    const contentMd = request.format === 'tweet' ? toThread(parts) : toMarkdown(parts);
    const shared = siblings.length === 0 ? 0 : mostShared(new Set(listSequences(contentMd)), siblings);
    if (!best || shared < best.shared) best = { parts, contentMd, shared };
  }
  const { contentMd = '', parts = [] } = best ?? {};
  return { contentMd, language: material.language, sources: toSources(parts) };
}

/** The largest share of five-word sequences that a text has in common with one of the others. */
function mostShared(sequences: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const shares = others.map((other) => {
    const shared = [...sequences].filter((sequence) => other.has(sequence)).length;
    return shared / Math.max(1, Math.min(sequences.size, other.size));
  });
  return Math.max(...shares);
}
