import type { FooterGroup } from '@declic/design-system';
import { useStore } from 'zustand';
import { useShell } from '../areas/shell-context';

/** The footer's three groups. The product's pages are the remotes' own entries; the shell knows none of them. */
export function useFooterGroups(): readonly FooterGroup[] {
  const { registry } = useShell();
  const remotes = useStore(registry.composition, (composition) => composition.remotes);
  const pages = remotes.flatMap(({ nav }) => nav).filter(({ when }) => !when);

  return [
    { title: 'Product', links: pages.map(({ label, to }) => ({ label, href: to })) },
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
