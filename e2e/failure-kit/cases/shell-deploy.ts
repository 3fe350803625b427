import { misbehaviours } from '../proxy/misbehaviour.ts';
import { AREAS } from '../visit/areas.ts';
import { markDocument } from '../visit/look.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import { isArea, tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';
import { withNextShell } from './with-next-shell.ts';

/** Each shared module is another file in the new shell: a page that asked for one of them would have two copies, or none. */
const deploy: Scenario = {
  id: 'deploy-shell',
  title: 'another shell is released under an open page, and taken back',
  main: true,
  async play({ kit }, person) {
    const project = await kit.changedShell();
    const before = await kit.releases.currentShell();
    try {
      const { ms } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
      await markDocument(person.visitor);
      kit.proxy.asked.length = 0;
      const version = await kit.releases.releaseShell(project);
      const areas = await tour(person);
      const asked = kit.proxy.asked.some((path) => path.startsWith(`/shell/${version}/`));
      const { marked } = await person.look();
      return {
        entry: 'link',
        visit: 'first',
        seen: 'page',
        ms,
        areas,
        problems: [
          ...(asked ? ['The page asked for files of the new shell.'] : []),
          ...(marked ? [] : ['The page was loaded again.']),
        ],
      };
    } finally {
      await kit.releases.chooseShell(before);
    }
  },
};

/** The second edge does not learn of a new shell. A balancer gives the page from one of the two, and all of its files from the other. */
const twoEdges = (id: string, title: string, isPageNew: boolean): Scenario => ({
  id,
  title,
  play: ({ kit }, person) =>
    withNextShell(kit, async ({ edge, before, release }) => {
      edge.registry.rules = [
        { matches: (path) => path.startsWith('/api/releases/'), misbehave: misbehaviours.serverError },
      ];
      const version = await release();
      const urls = [kit.site.url, edge.url] as const;
      kit.proxy.pointTo(...(isPageNew ? urls : ([edge.url, kit.site.url] as const)));
      kit.proxy.asked.length = 0;
      const { ms, reached } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
      const areas = await tour(person);
      const shells = new Set(kit.proxy.asked.flatMap((path) => /^\/shell\/([^/]+)\//.exec(path)?.[1] ?? []));
      const wanted = isPageNew ? version : before;
      return {
        entry: 'direct',
        visit: 'first',
        seen: reached ? 'page' : 'no page',
        ms,
        areas,
        problems: [
          ...(reached ? [] : ['Expected the page.']),
          ...([...shells].join() === wanted
            ? []
            : [`Expected files of the shell ${wanted}, not ${[...shells].join()}.`]),
        ],
      };
    }),
});

export const shellCases = [
  deploy,
  twoEdges('two-edges-old', 'of two edges the one with the old shell gives the page, the other its files', false),
  twoEdges('two-edges-new', 'of two edges the one with the new shell gives the page, the other its files', true),
].map(toCase);
