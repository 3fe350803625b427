import type { components } from '@declic/openapi/types';

type Schemas = components['schemas'];

/** A part of the address space that a remote answers for. `/` means exactly the root; any other path includes what is below it. */
export type RemoteArea = Schemas['RemoteArea'];

/** Who draws the chrome of a page: the product's header and footer, the remote itself, or no one. */
export type AreaLayout = RemoteArea['layout'];

/** Who may see a page. */
export type AreaAccess = RemoteArea['access'];

/** An entry of the product's header. With `when` it is shown only on pages whose path is, or is below, one of these. */
export type NavEntry = Schemas['NavEntry'];

/** A remote declared as data: known to the shell, the registry and the pipeline before any of its code runs. */
export interface RemoteManifest extends Pick<Schemas['ReleaseManifest'], 'owner' | 'title' | 'areas' | 'nav'> {
  /** The project's name, e.g. `mf-workshops`. */
  readonly id: string;
  /** The addresses of pages that are rendered to HTML when the remote is built, as links write them: `/en/`. */
  readonly prerender?: readonly string[];
  /** The routes whose pages are rendered to HTML from live data, while the remote is in use: `/workshops/:id`. */
  readonly live?: readonly string[];
}
