import { type CommonConfig, InjectConfig, perVisitor, TooManyRequestsError } from '@declic/nest-kit';
import { RateMeter } from '@declic/nest-kit/rate-meter';
import { Injectable } from '@nestjs/common';
import type { SharePicture } from '@declic/media/share-picture';
import { PICTURE_SECTION, type PicturedSession, pictureVersion, sessionPicture } from '../sessions/session-picture';
import { DrawnPictures } from './drawn-pictures';
import { SITE_TEXTS } from './site-texts';

/** Pictures that have to be drawn, per network. What is kept is free. */
const DRAWINGS_PER_MINUTE = 30;

/** A picture and the version of its content. Only what is missing is drawn, and not before it is asked for. */
export interface VersionedPicture {
  readonly version: string;
  /**
   * @throws {TooManyRequestsError} the network has had too many drawn within a minute.
   * @throws {PicturesBusyError} too many wait to be drawn.
   */
  read(network: string): Promise<Uint8Array>;
}

/** The pictures of shared links. Counted in memory by each process: with n replicas the limit is at most n-fold. */
@Injectable()
export class WorkshopPictures {
  private readonly networks = new RateMeter();
  private readonly perMinute: number;

  constructor(
    private readonly drawn: DrawnPictures,
    @InjectConfig() config: Pick<CommonConfig, 'LOCAL_MODE'>,
  ) {
    this.perMinute = perVisitor(DRAWINGS_PER_MINUTE, config);
  }

  list(): VersionedPicture {
    return this.toVersioned({ title: SITE_TEXTS.heading, text: SITE_TEXTS.description, section: PICTURE_SECTION });
  }

  workshop(session: PicturedSession): VersionedPicture {
    return this.toVersioned(sessionPicture(session));
  }

  private toVersioned(picture: SharePicture): VersionedPicture {
    const version = pictureVersion(picture);
    const read = async (network: string) => this.drawn.find(version) ?? this.drawFor(network, version, picture);
    return { version, read };
  }

  private drawFor(network: string, version: string, picture: SharePicture): Promise<Uint8Array> {
    const waitMs = this.networks.waitMs(network, this.perMinute);
    if (waitMs > 0) throw new TooManyRequestsError(waitMs / 1_000);
    const drawing = this.drawn.add(version, picture);
    this.networks.count(network, this.perMinute);
    return drawing;
  }
}
