import { definitionQuery } from '@declic/action-console';
import { loadForCrumbs, type RouteHandle } from '@declic/remote-kit';
import { paths } from './paths';

interface LoadedAction {
  readonly title: string | undefined;
}

/** For the loader of a page about one action. */
export async function loadAction(slug: string): Promise<LoadedAction> {
  const definition = await loadForCrumbs(definitionQuery(slug));
  return { title: definition?.title };
}

/** The way to a page about one action; `below` names a page under its playground. */
export const actionCrumbs = (below?: string): RouteHandle => ({
  crumbs: ({ loaderData, params: { slug = '' } }) => {
    const label = (loaderData as LoadedAction | undefined)?.title ?? slug; // of the loader above
    return [
      { label: 'Dashboard', href: paths.dashboard() },
      { label: 'Actions', href: paths.actions() },
      ...(below === undefined ? [{ label }] : [{ label, href: paths.playground(slug) }, { label: below }]),
    ];
  },
});
