import { useParams } from 'react-router-dom';

export function Component() {
  return <h1>{useParams()['id']}</h1>;
}
