import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

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
export function Anchor({ href, target, rel, ...rest }: LinkElementProps) {
  const InternalLink = useContext(LinkContext);
  const internal = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  const Element = internal ? InternalLink : 'a';
  const safeRel = target === '_blank' ? (rel ?? 'noreferrer') : rel;

  return <Element href={href} {...(target === undefined ? {} : { target })} {...(safeRel === undefined ? {} : { rel: safeRel })} {...rest} />;
}
