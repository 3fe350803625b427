import type { Action } from '../../../engine/action';

/** An action in the vocabulary of schema.org, and its place among the pages. */
export function describeApi({ slug, title, one_liner, category, tags }: Action, publicUrl: string) {
  const url = `${publicUrl}/docs/actions/${slug}`;
  return {
    '@graph': [
      {
        '@type': 'WebAPI',
        name: title,
        description: one_liner,
        category,
        keywords: tags.join(', '),
        url,
        documentation: `${publicUrl}/v1/actions/${slug}`,
        provider: { '@type': 'Organization', name: 'Declic', url: publicUrl },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Docs', item: `${publicUrl}/docs` },
          { '@type': 'ListItem', position: 2, name: 'Actions', item: `${publicUrl}/docs/actions` },
          { '@type': 'ListItem', position: 3, name: title, item: url },
        ],
      },
    ],
  };
}
