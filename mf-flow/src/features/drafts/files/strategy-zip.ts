import { strToU8, type Zippable, zipSync } from 'fflate';
import { saveContent } from '@declic/action-console/save-content';
import { toSafeName } from '../../../files/safe-name';
import { writeCsv } from '../../../files/write-csv';
import { FORMATS } from '../draft-formats';
import type { Format, Idea } from '../drafts.queries';
import { formatScore } from '../format-score';
import { createFile, type FileKind } from './draft-files';

/** The files of each format in the archive. */
const KINDS: Record<Format, readonly FileKind[]> = {
  blog: ['md', 'html', 'docx'],
  linkedin: ['md', 'txt'],
  tweet: ['md', 'txt'],
};

const NAMES: Record<Format, string> = { blog: 'blog-post', linkedin: 'linkedin-post', tweet: 'tweet-thread' };

const toQuality = (format: string) => `${format} quality`;

/** Of the index. */
const COLUMNS = [
  ...['Folder', 'Title', 'Pillar', 'Angle', 'Status', 'Day', 'Novelty'],
  ...FORMATS.map(({ title }) => toQuality(title)),
];

export interface StrategyOfDrafts {
  readonly name?: string | undefined;
  /** Of the intake, in which the drafts are written; where it is known. */
  readonly language?: string | undefined;
}

/** Saves the written drafts of the ideas as one archive; false when there is none. */
export async function downloadStrategyZip(ideas: readonly Idea[], strategy: StrategyOfDrafts): Promise<boolean> {
  const { name = 'drafts', language } = strategy;
  const written = ideas.filter(hasText);
  if (written.length === 0) return false;
  const archive = await createStrategyZip(written, language);
  saveContent(new Blob([archive], { type: 'application/zip' }), `${toSafeName(name, 'drafts')}.zip`);
  return true;
}

/** A folder for each idea with its drafts, and an index of them all. */
export async function createStrategyZip(ideas: readonly Idea[], language?: string): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  const rows: Record<string, string | number>[] = [];
  const width = String(ideas.length).length;

  for (const [place, idea] of ideas.entries()) {
    // The number keeps two ideas of one title apart, and the folders in the order of the page.
    const folder = `${String(place + 1).padStart(width, '0')}-${toSafeName(idea.title, 'idea')}`;
    for (const { format, text, kind } of listFiles(idea)) {
      const content = await createFile(kind, { title: idea.title, format, text, language });
      files[`${folder}/${NAMES[format]}.${kind}`] =
        typeof content === 'string' ? strToU8(content) : [content, { level: 0 }];
    }
    rows.push(toRow(folder, idea));
  }
  files['index.csv'] = strToU8(await writeCsv(COLUMNS, rows));
  // At once: the policy of the page admits no workers made of text, which is how the library would do it beside the page.
  return zipSync(files);
}

const hasText = ({ drafts }: Idea) => drafts.some(({ content_md: text }) => text !== null && text.trim() !== '');

function listFiles({ drafts }: Idea): { format: Format; text: string; kind: FileKind }[] {
  return drafts.flatMap(({ format_type: format, content_md: text }) =>
    text === null || text.trim() === '' ? [] : KINDS[format].map((kind) => ({ format, text, kind })),
  );
}

function toRow(folder: string, { title, pillar, angle, status, scheduled_on: day, novelty_score, drafts }: Idea) {
  const quality = FORMATS.map(({ format, title: name }) => {
    const score = drafts.find(({ format_type }) => format_type === format)?.quality_score ?? null;
    return [toQuality(name), score === null ? '' : formatScore(score)] as const;
  });
  return {
    Folder: folder,
    Title: title,
    Pillar: pillar,
    Angle: angle,
    Status: status,
    Day: day ?? '',
    Novelty: formatScore(novelty_score),
    ...Object.fromEntries(quality),
  };
}
