import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What every link of the design system hands to the element that renders it. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LinkContext = createContext<ComponentType<LinkElementProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders an internal link, for example with the router's own Link: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  link: ComponentType<LinkElementProps>;
  children: ReactNode;
}

/** Lets links navigate through the application's router, which the design system does not know. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Internal addresses go through the router; everything else (other origins, files, mail, fragments) stays a plain anchor. */
export function Anchor({ rel, ...rest }: LinkElementProps) {
  const internalLink = useContext(LinkContext);
  const safeRel = rel ?? (rest.target === '_blank' ? 'noreferrer' : undefined);
  const attributes = safeRel === undefined ? rest : { ...rest, rel: safeRel };

  return createElement<LinkElementProps>(isInternal(rest) ? internalLink : 'a', attributes);
}

function isInternal({ href, target, download }: LinkElementProps): boolean {
  return href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;
}
