import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ActionRouter, type Route } from '@declic/action-router';
import { ActionsRegistry } from '../catalogue/actions.registry';

/** The router over the actions that can run here. It learns when the service starts. */
@Injectable()
export class MessageRouter implements OnApplicationBootstrap {
  #router: ActionRouter | undefined;

  constructor(private readonly registry: ActionsRegistry) {}

  onApplicationBootstrap(): void {
    this.#router = this.learn();
  }

  route(text: string): Route {
    return (this.#router ??= this.learn()).route(text);
  }

  private learn(): ActionRouter {
    return new ActionRouter(this.registry.listEnabled());
  }
}
