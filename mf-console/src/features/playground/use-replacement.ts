import {
  findHistoryRun,
  type HistoryRun,
  isShareFragment,
  readFragment,
  type SavedInput,
  useConsole,
  type useConsoleRun,
} from '@declic/action-console';
import { formatDateTime, notify } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { paths } from '../../paths';

const HISTORY_RUN = '#run=';

/** What is said about a replacement, and what it replaced. */
interface ReplacementText {
  readonly text: string;
  readonly replaced: SavedInput['body'] | null;
}

type ShownRun = Pick<ReturnType<typeof useConsoleRun>, 'run' | 'showRun'>;

/**
 * Fills the form from a link, a saved input or a run of the history, and says so in `notice`.
 *
 * @param onRunShown called when a run of the history is shown; the same function at each render.
 */
export function useReplacement({ run, showRun }: ShownRun, onRunShown: () => void) {
  const { definition, store } = useConsole();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<ReplacementText | null>(null);
  // Another replacement, or its Undo, ends this one.
  const isLast = useStore(store, ({ replaced }) => replaced !== null && replaced === notice?.replaced);
  const { slug } = definition;

  const replace = useCallback(
    (input: SavedInput['body'], text: string) => {
      store.getState().replace(input);
      setNotice({ text, replaced: store.getState().replaced });
    },
    [store],
  );
  const openRun = useCallback(
    (run: HistoryRun) => {
      if (run.slug !== slug) return void navigate(`${paths.playground(run.slug)}${HISTORY_RUN}${run.id}`);
      if (!run.run) return undefined;
      showRun({ ...run.run, restoredFrom: run.at });
      onRunShown();
      const at = formatDateTime(new Date(run.at).toISOString());
      return replace(run.run.body, `Parameters and result of ${at} are shown again.`);
    },
    [slug, navigate, showRun, onRunShown, replace],
  );
  useOpenedFragment({ openRun, replace });

  return {
    notice: isLast && notice ? notice.text : null,
    openRun,
    loadInput: ({ body, name }: SavedInput) => replace(body, `The saved input “${name}” was filled in.`),
    undo() {
      store.getState().undoReplace();
      if (run?.restoredFrom !== undefined) showRun(null);
      setNotice(null);
    },
    dismiss: () => setNotice(null),
  };
}

interface FragmentTargets {
  openRun: (run: HistoryRun) => void;
  replace: (input: SavedInput['body'], text: string) => void;
}

/** Opens what the fragment of the address names, and takes it out of the address: a reload would open it over newer entries. */
function useOpenedFragment({ openRun, replace }: FragmentTargets) {
  const { definition, schema } = useConsole();
  const userId = useSession(({ user }) => user?.id);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { slug } = definition;

  useEffect(() => {
    const isRun = hash.startsWith(HISTORY_RUN);
    if (!isRun && !isShareFragment(hash)) return;
    const open = async () => {
      if (isRun) {
        const run = userId === undefined ? null : await findHistoryRun(userId, hash.slice(HISTORY_RUN.length));
        return run?.slug === slug ? openRun(run) : notify.info('This run is not in the history of this browser');
      }
      const opened = await readFragment(hash, slug, schema);
      if (opened.kind === 'refused') return notify.error('Nothing was filled in', { description: opened.reason });
      return replace(opened.input, describeLink(opened.unknown));
    };
    void open();
    void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate, userId, slug, schema, openRun, replace]);
}

function describeLink(unknown: readonly string[]): string {
  const filled = 'The parameters of the link were filled in.';
  return unknown.length === 0
    ? filled
    : `${filled} Left out, because this action has no such parameter: ${listNames(unknown)}.`;
}

/** A link may hold any text for a name, and any number of them. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => name.slice(0, 40));
  return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}
