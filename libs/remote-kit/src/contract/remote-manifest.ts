/** Who draws the chrome of a page: the product's header and footer, the remote itself, or nobody. */
export type AreaLayout = 'app' | 'site' | 'bare';

/** Who may see a page. */
export type AreaAccess = 'public' | 'signed-in' | 'anonymous-only';

/** A part of the address space that a remote answers for. `/` means exactly the root; any other path includes what is below it. */
export interface RemoteArea {
  readonly path: string;
  readonly layout: AreaLayout;
  readonly access: AreaAccess;
  /** Only for people who have an API key; the others are led to where they make one. Goes with `signed-in`. */
  readonly needsKey?: boolean;
}

/** An entry of the product's header. */
export interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** Shown only on pages whose path is, or is below, one of these. Absent: always. */
  readonly when?: readonly string[];
}

/** The shared packages whose version a remote depends on at run time. */
export type ContractPart = 'remoteKit' | 'designSystem' | 'session';

/** What a remote needs, as caret ranges: `{ remoteKit: '^1.0.0', … }`. */
export type ContractRanges = Readonly<Record<ContractPart, string>>;

/** What the shell offers, as exact versions. */
export type ContractVersions = Readonly<Record<ContractPart, string>>;

/** A remote declared as data: known to the shell, the registry and the pipeline before any of its code runs. */
export interface RemoteManifest {
  /** The project's name, e.g. `mf-workshops`. */
  readonly id: string;
  /** The team that is named when the area fails. */
  readonly owner: string;
  /** What people call the area. */
  readonly title: string;
  readonly areas: readonly RemoteArea[];
  readonly nav: readonly NavEntry[];
  readonly contract: ContractRanges;
}
