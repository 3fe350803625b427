import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as designSystem from '@declic/design-system';
import * as remoteKit from '@declic/remote-kit';
import { repairFiles } from './checked-files';
import { onDemandFiles } from './on-demand-files';
import { type FrontContract, trackSharedFile } from '@declic/remote-kit/host';
import * as session from '@declic/session';

const atHand = {
  '@declic/remote-kit': remoteKit,
  '@declic/session': session,
  '@declic/design-system': designSystem,
};

// The loader compares what a remote needs with the offer before any of its code runs, so the runtime refuses nothing.
const shareConfig = { singleton: true, requiredVersion: '*' } as const;
const { version } = React;

const importToasts = () => import('@declic/design-system/toast');

/** Heavy entries, which are fetched when a remote first asks. */
const onDemand: Readonly<Record<string, () => Promise<object>>> = {
  '@declic/remote-kit/form': () => import('@declic/remote-kit/form'),
  '@declic/design-system/chart': () => import('@declic/design-system/chart'),
  '@declic/design-system/combobox': () => import('@declic/design-system/combobox'),
  '@declic/design-system/dialog': () => import('@declic/design-system/dialog'),
  '@declic/design-system/range-picker': () => import('@declic/design-system/range-picker'),
  '@declic/design-system/table': () => import('@declic/design-system/table'),
  '@declic/design-system/tabs': () => import('@declic/design-system/tabs'),
  '@declic/design-system/toast': importToasts,
  '@declic/design-system/tooltip': () => import('@declic/design-system/tooltip'),
};

const presentPackages = {
  react: present(React),
  'react/jsx-runtime': present(JsxRuntime),
  'react-dom': present(ReactDom),
  ...mapValues(atHand, present),
};

/** What exists once in the page, for the shell and all remotes, as one of them gets it. */
export function sharedPackagesFor(remote: string): Readonly<Record<string, SharedPackage>> {
  return { ...presentPackages, ...mapValues(onDemand, (load, name) => fetchedLater(load, name, remote)) };
}

/** What remotes can take from this page. The names of entries that are not here yet were read when it was built. */
export const offer: FrontContract = {
  react: version,
  exports: {
    ...__ON_DEMAND_EXPORTS__,
    ...Object.fromEntries(Object.entries(atHand).map(([name, library]) => [name, Object.keys(library)])),
  },
};

function present(library: object) {
  return { version, lib: () => library, shareConfig };
}

/** For the region of toasts of this page. */
export const loadToasts = () => loadInTwoAttempts('@declic/design-system/toast', importToasts);

/** A file that this browser keeps damaged is asked for again at once: remotes remember the failure until the page is reloaded. */
function loadInTwoAttempts<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  const attempt = () => onDemandFiles.fetch(name).then(load);
  return attempt().catch(() => repairFiles().then(attempt));
}

function fetchedLater(load: () => Promise<object>, name: string, askedBy: string) {
  const get = async () => {
    const file = { description: `${name} of ${import.meta.url}`, askedBy };
    const library = await trackSharedFile(file, () => loadInTwoAttempts(name, load));
    return () => library;
  };
  return { version, get, shareConfig };
}

type SharedPackage = ReturnType<typeof present> | ReturnType<typeof fetchedLater>;

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From, name: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
