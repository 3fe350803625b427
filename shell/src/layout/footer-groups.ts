import type { FooterGroup } from '@declic/design-system';
import type { NavEntry } from '@declic/remote-kit/host';

/** The footer's groups. The product's pages are the remotes' own entries; the shell knows none of them. */
export function footerGroups(entries: readonly NavEntry[]): readonly FooterGroup[] {
  const pages = entries.filter(({ when }) => !when);
  const product = { title: 'Product', links: pages.map(({ label, to }) => ({ label, href: to })) };

  return [
    ...(pages.length > 0 ? [product] : []),
    {
      title: 'Developers',
      links: [
        { label: 'Documentation', href: `${location.origin}/docs` },
        { label: 'API contract (OpenAPI)', href: `${location.origin}/v1/openapi.json` },
      ],
    },
    { title: 'Support', links: [{ label: 'Contact', href: 'mailto:support@declic.example' }] },
  ];
}
