import { Input, namesTag, Op, type OpInput, Public, toNetwork } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SessionsService } from '../sessions/sessions.service';
import { type VersionedPicture, WorkshopPictures } from './workshop-pictures';

/** An address without the version of its content is asked again after this time. */
const CHANGING = 'public, max-age=300';
const UNCHANGING = 'public, max-age=31536000, immutable';

@Controller()
@Public()
export class PicturesController {
  constructor(
    private readonly pictures: WorkshopPictures,
    private readonly sessions: SessionsService,
  ) {}

  @Op('getWorkshopsPicture')
  async list(@Input() _: OpInput<'getWorkshopsPicture'>, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, this.pictures.list(), CHANGING);
  }

  @Op('getWorkshopPicture')
  async workshop(@Input() { path, query }: OpInput<'getWorkshopPicture'>, @Res() reply: FastifyReply): Promise<void> {
    const picture = this.pictures.workshop(await this.sessions.show(path.id));
    await send(reply, picture, query.v === picture.version ? UNCHANGING : CHANGING);
  }
}

/** What the client has already is not drawn for it. */
async function send(reply: FastifyReply, picture: VersionedPicture, cacheControl: string): Promise<void> {
  const { headers, ip } = reply.request;
  const tag = `"${picture.version}"`;
  const isKnown = namesTag(headers['if-none-match'], tag);
  const png = isKnown ? undefined : await picture.read(toNetwork(ip));
  reply.headers({ etag: tag, 'cache-control': cacheControl });
  if (!png) return void (await reply.status(304).send());
  await reply.headers({ 'content-type': 'image/png', 'content-disposition': 'inline' }).send(Buffer.from(png));
}
