import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as designSystem from '@declic/design-system';
import * as remoteKit from '@declic/remote-kit';
import { repairFiles } from './checked-files';
import type { FrontContract } from '@declic/remote-kit/host';
import * as session from '@declic/session';

const atHand = {
  '@declic/remote-kit': remoteKit,
  '@declic/session': session,
  '@declic/design-system': designSystem,
};

// The loader compares what a remote needs with the offer before any of its code runs, so the runtime refuses nothing.
const shareConfig = { singleton: true, requiredVersion: '*' } as const;
const { version } = React;

/** What exists once in the page, for the shell and all remotes. Heavy entries are fetched when a remote first asks. */
export const sharedPackages = {
  react: present(React),
  'react/jsx-runtime': present(JsxRuntime),
  'react-dom': present(ReactDom),
  '@declic/remote-kit': present(remoteKit),
  '@declic/remote-kit/form': onDemand(() => import('@declic/remote-kit/form')),
  '@declic/session': present(session),
  '@declic/design-system': present(designSystem),
  '@declic/design-system/chart': onDemand(() => import('@declic/design-system/chart')),
  '@declic/design-system/combobox': onDemand(() => import('@declic/design-system/combobox')),
  '@declic/design-system/dialog': onDemand(() => import('@declic/design-system/dialog')),
  '@declic/design-system/range-picker': onDemand(() => import('@declic/design-system/range-picker')),
  '@declic/design-system/table': onDemand(() => import('@declic/design-system/table')),
  '@declic/design-system/tabs': onDemand(() => import('@declic/design-system/tabs')),
  '@declic/design-system/toast': onDemand(() => import('@declic/design-system/toast')),
  '@declic/design-system/tooltip': onDemand(() => import('@declic/design-system/tooltip')),
};

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

/** A file that this browser keeps damaged is asked for again at once: remotes remember the failure until the page is reloaded. */
function onDemand(load: () => Promise<object>) {
  const get = async () => {
    const library = await load().catch(() => repairFiles().then(load));
    return () => library;
  };
  return { version, get, shareConfig };
}
