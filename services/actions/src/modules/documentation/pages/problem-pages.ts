import { escapeHtml } from '@declic/nest-kit';
import { problemGroups } from '../problems/problems';
import type { ProblemHelp } from '../problems/problem-help';
import type { PageText } from './page-text';
import { renderInline } from './render-markdown';

/** The page about one code. */
export function problemPage(code: string, help: ProblemHelp): PageText {
  const { title, when, whatToDo } = help;
  const status = formatStatus(help);
  return {
    path: `/docs/errors/${code}`,
    title: `${code}: ${title}`,
    description: `${title}: when ${code} is answered with ${status}, and what to do.`,
    body: `<p class="trail"><a href="/docs/errors">Errors</a></p>
<h1>${escapeHtml(title)}</h1>
<dl class="facts"><div><dt>Code</dt><dd><code>${code}</code></dd></div><div><dt>Status</dt><dd>${status}</dd></div></dl>
<h2>When</h2>
<p>${renderInline(when)}</p>
<h2>What to do</h2>
<p>${renderInline(whatToDo)}</p>`,
  };
}

/** Every code with its page, for the end of the guide on errors. */
export function problemList(): string {
  return problemGroups
    .map(({ title, problems }) => {
      const rows = Object.entries(problems).map(
        ([code, help]) =>
          `<tr><td>${formatStatus(help)}</td><td><a href="/docs/errors/${code}"><code>${code}</code></a></td><td>${escapeHtml(help.title)}</td></tr>`,
      );
      return `<h2>${escapeHtml(title)}</h2>
<div class="table" tabindex="0" role="group" aria-label="Codes"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    })
    .join('\n');
}

function formatStatus({ status, otherStatus }: ProblemHelp): string {
  return otherStatus === undefined ? String(status) : `${status} or ${otherStatus}`;
}
