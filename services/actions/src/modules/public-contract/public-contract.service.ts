import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { createLlmsText } from './llms-text';
import { createPublicDocument } from './public-document';

/** What is published about the actions that can run here. Each text is made once, when it is first asked for. */
@Injectable()
export class PublicContractService {
  #document: ReturnType<typeof createPublicDocument> | undefined;
  #llmsText: string | undefined;

  constructor(
    private readonly registry: ActionsRegistry,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  get document() {
    return (this.#document ??= createPublicDocument(this.registry.listEnabled(), this.config.PUBLIC_URL));
  }

  get llmsText(): string {
    return (this.#llmsText ??= createLlmsText(this.registry.listEnabled(), this.config.PUBLIC_URL));
  }
}
