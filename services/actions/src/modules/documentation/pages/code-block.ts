import { escapeHtml } from '@declic/nest-kit';
import { LANGUAGE_NAMES } from './language-names';

export interface Code {
  readonly language: string;
  readonly code: string;
}

/** One block of code that scrolls sideways and can be reached with the keyboard. */
export function codeBlock({ language, code }: Code): string {
  const name = LANGUAGE_NAMES[language] ?? language;
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${escapeHtml(code)}</code></pre></div>`;
}

/** The same in several languages: a choice that needs no script. `id` is unique on the page. */
export function codeTabs(id: string, blocks: readonly Code[]): string {
  const [first] = blocks;
  if (first && blocks.length === 1) return codeBlock(first);
  const tabs = blocks.map(({ language, code }, index) => {
    const name = LANGUAGE_NAMES[language] ?? language;
    const tab = `${id}-${language}`;
    return `<input type="radio" name="${id}" id="${tab}"${index === 0 ? ' checked' : ''}><label for="${tab}">${escapeHtml(name)}</label>
${codeBlock({ language, code })}`;
  });
  return `<fieldset class="tabs"><legend>Language</legend>\n${tabs.join('\n')}\n</fieldset>`;
}
