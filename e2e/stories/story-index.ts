import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Storybook knows about one story. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

export const storybookFolder = join(import.meta.dirname, '../../libs/design-system/storybook-static');

/** The stories of the built Storybook, in the order of its index. */
export function readStories(): StoryEntry[] {
  const { entries } = parseIndex(readIndex());
  return Object.values(entries).filter(({ type }) => type === 'story');
}

function readIndex(): string {
  try {
    return readFileSync(join(storybookFolder, 'index.json'), 'utf8');
  } catch (cause) {
    throw new Error('There is no built Storybook. Run `npm run storybook:build` first.', { cause });
  }
}

function parseIndex(text: string): { entries: Record<string, StoryEntry> } {
  return JSON.parse(text) as { entries: Record<string, StoryEntry> }; // written by Storybook a moment ago
}
