import { clueOf, offerContentOf } from '#game/content/catalogue.js';
import { PLAIN_OFFERS } from '#game/content/common/plain-offers.js';
import { sightsAt } from '#game/content/sights.js';
import { type Scene, type SceneOffer } from '#game/model/scene.js';
import { riverAt, roadAt } from '#game/rules/world/surroundings.js';
import { cityAt, terrainAt } from '#game/rules/world/travel.js';
import { waresHere } from '../domain/attempts/market.js';
import { townOf } from '../domain/attempts/who-is-here.js';
import { counselIn } from '../domain/saga/counsel.rules.js';
import { failedOffersHere } from '../domain/rules/failed-offers-here.js';
import { type SessionData } from '../domain/state/session.state.js';
import { actionOfOffer, sagaViewOf, titleOfOffer } from '../views/saga.view.js';
import { personsIn } from './scene-persons.js';
import { placesKnownTo } from './scene-places.js';

const offersOf = (session: SessionData): readonly SceneOffer[] => {
  const { standing, wording, saga } = session;
  const counsel = counselIn(session);
  return standing.offers.map((offer) => {
    const { action, description } = wording.find(({ offerId }) => offerId === offer.id) ?? PLAIN_OFFERS[offer.kind];
    const title = saga && titleOfOffer(saga, offer.id);
    const advisedBy = counsel.filter(({ offerId }) => offerId === offer.id);
    return {
      ...offer,
      action: action.replaceAll('_', ' '),
      description,
      ...(title === null ? {} : { title }),
      ...(advisedBy.length === 0 ? {} : { advisedBy }),
    };
  });
};

/** As their cards were worded. */
const triedIn = (session: SessionData): readonly SceneOffer[] => {
  const { saga } = session;
  if (saga === null) return [];
  return failedOffersHere(session).map((offer) => ({
    ...offer,
    action: actionOfOffer(saga, offer.id),
    description: offerContentOf(offer.id)?.description ?? '',
    title: titleOfOffer(saga, offer.id) ?? '',
  }));
};

const sagaOf = ({ saga }: SessionData): Scene['saga'] => {
  if (saga === null) return null;
  const { oath, threat, threads } = sagaViewOf(saga);
  const titles = new Map(threads.map(({ id, title }) => [id, title]));
  return {
    oath: oath.title,
    boxes: saga.oath.boxes,
    goal: saga.oath.where.name,
    threat: threat.title,
    segments: saga.threat.segments,
    threads: saga.threads
      .filter(({ state }) => state === 'open')
      .map(({ id, key, kind, themName, place, dueDay }) => ({
        id,
        kind: clueOf(key) ? 'lead' : kind,
        themName,
        placeName: place.name,
        dueDay,
        title: titles.get(id) ?? '',
      })),
  };
};

const groundOf = (session: SessionData, offers: readonly SceneOffer[]) => {
  const { world, holdings, standing, lastTurn } = session;
  const here = {
    frame: standing.frame,
    terrain: terrainAt(world, holdings.location),
    city: cityAt(world, holdings.location)?.name ?? null,
    river: riverAt(world, holdings.location),
    road: roadAt(world, holdings.location),
  };
  const told = [
    lastTurn.story ?? '',
    ...offers.flatMap(({ action, description, title = '' }) => [action, description, title]),
  ];
  return { ...here, sights: sightsAt({ ...here, city: townOf(session), told }) };
};

/** The player's view of where they stand: what their words can be about. */
export const sceneOf = (session: SessionData): Scene => {
  const { hero, holdings, standing, saga } = session;
  const offers = offersOf(session);
  return {
    faction: hero.faction,
    hero: {
      name: hero.name,
      gender: hero.gender,
      profession: hero.profession,
      attributes: hero.attributes,
      hitPoints: holdings.hitPoints,
      maxHitPoints: hero.maxHitPoints,
      coins: holdings.coins,
    },
    phase: standing.gamePhase,
    ...groundOf(session, offers),
    calendar: saga?.calendar ?? null,
    persons: personsIn(session),
    companions: holdings.companions,
    inventory: holdings.inventory,
    wares: waresHere(session),
    places: placesKnownTo(session),
    ways: standing.movement,
    offers,
    tried: triedIn(session),
    saga: sagaOf(session),
  };
};
