import type { LinkElementProps } from '@declic/design-system';
import { Link } from 'react-router-dom';

/** The router's link in the shape that the design system's `LinkProvider` asks for. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <Link to={href} {...rest} />;
}
