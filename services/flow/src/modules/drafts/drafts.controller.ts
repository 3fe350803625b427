import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { cleanMarkdown } from '../../text/clean-text';
import { DraftsService } from './drafts.service';
import { toDraft, toDraftVersion } from './to-draft';

@Controller()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Op('getDraft')
  async get(@Input() { path }: OpInput<'getDraft'>, @CurrentUser() user: Principal) {
    return toDraft(await this.drafts.get(user.id, path.id));
  }

  @Op('saveDraft')
  async save(@Input() { path, body }: OpInput<'saveDraft'>, @CurrentUser() user: Principal) {
    return toDraft(
      await this.drafts.save({
        userId: user.id,
        draftId: path.id,
        contentMd: cleanMarkdown(body.content_md),
        baseVersion: body.base_version,
      }),
    );
  }

  @Op('rewriteDraft')
  async rewrite(@Input() { path }: OpInput<'rewriteDraft'>, @CurrentUser() user: Principal) {
    return toDraft(await this.drafts.rewrite(user.id, path.id));
  }

  @Op('listDraftVersions')
  async listVersions(@Input() { path }: OpInput<'listDraftVersions'>, @CurrentUser() user: Principal) {
    return { versions: (await this.drafts.listVersions(user.id, path.id)).map(toDraftVersion) };
  }

  @Op('restoreDraftVersion')
  async restore(@Input() { path }: OpInput<'restoreDraftVersion'>, @CurrentUser() user: Principal) {
    return toDraft(await this.drafts.restore(user.id, path.id, path.version));
  }
}
