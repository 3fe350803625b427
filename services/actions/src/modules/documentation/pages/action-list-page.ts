import { escapeHtml } from '@declic/nest-kit';
import type { Action } from '../../../engine/action';
import type { PageText } from './page-text';
import { formatPrice } from '../../../engine/format-price';

/** The actions by category. The search is a form that the server answers. */
export function actionListPage(actions: readonly Action[], search: string): PageText {
  const categories = [...Map.groupBy(actions, ({ category }) => category)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const count = actions.length === 1 ? '1 action' : `${actions.length} actions`;
  return {
    path: '/docs/actions',
    title: 'Actions',
    description: 'Every action of the catalogue with its price, its parameters and snippets.',
    body: `<h1>Actions</h1>
<p>Each action is one POST to <code>/v1/actions/{slug}</code>. Its page has the price, the parameters, examples and snippets.</p>
<form class="search" role="search" action="/docs/actions">
<label for="search">Search the actions</label>
<div><input id="search" name="search" type="search" maxlength="100" value="${escapeHtml(search)}"><button class="button quiet">Search</button></div>
</form>
<p role="status">${search === '' ? count : `${count} for “${escapeHtml(search)}”. <a href="/docs/actions">Show all</a>`}</p>
${categories.map(([category, members]) => section(category, members)).join('\n')}`,
  };
}

/** The actions that have all words of a search somewhere in what describes them. */
export function searchActions(actions: readonly Action[], search: string): readonly Action[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter(({ title, slug, one_liner, tags, aliases, utterances }) => {
    const text = [title, slug, one_liner, ...tags, ...aliases, ...Object.values(utterances).flat()]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function section(category: string, actions: readonly Action[]): string {
  const items = actions.map(
    ({ slug, title, one_liner, credit_cost }) =>
      `<li><a href="/docs/actions/${slug}">${escapeHtml(title)}</a><span class="price">${formatPrice(credit_cost)}</span><p>${escapeHtml(one_liner)}</p></li>`,
  );
  return `<section><h2>${escapeHtml(category)}</h2><ul class="actions">${items.join('')}</ul></section>`;
}
