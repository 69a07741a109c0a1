import { useEffect, useRef, useState } from 'react';
import { showLanguage, useLanguage } from '#app/platform/i18n/intl.tsx';
import { overrideTexts } from '#app/platform/i18n/text-overrides.ts';
import { readLanguage, type Language } from '#app/platform/i18n/languages.ts';
import { inProfileLanguage, useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { onReturn } from '#app/platform/network/connectivity.ts';
import { resetChat } from '#app/features/chat/index.ts';
import { leavePushDevice } from '#app/features/push/index.ts';
import { forgetReportedUser, nameReportedUser, report } from '#app/platform/telemetry/report.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { endSession } from '#app/platform/session/session.ts';
import {
  fillVisitor,
  followOtherTabs,
  guestData,
  languageChosenAtom,
  languagePinnedAtom,
  profileLanguage,
  rememberPlayer,
  visitor,
} from '#app/platform/session/visitor.ts';
import { pendingLogouts, userAtom } from '../atoms.ts';
import { saveLanguage } from '../language.ts';
import { useLinkLogin } from '../link-login.ts';
import { banOptions, guestOptions, PROFILE_KEY, profileAtom, translationsOptions } from '../queries.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { useOnChange } from '#app/platform/state/last-value.ts';
import { useHasElapsed } from '#app/platform/state/next-moment.ts';

/** Background work for guests and players: login link, unsent logouts, profile, language, ban check, server texts. */
export function SessionServices() {
  const signedIn = useSignedIn();
  useLinkLogin(signedIn);
  useEffect(() => {
    import('../visit-source.ts').then(
      ({ recordVisitSource }) => recordVisitSource(),
      (error: unknown) => report('arrival', {}, error),
    );
  }, []);
  useEffect(() => {
    const send = () => {
      if (pendingLogouts.read() !== null)
        import('../log-out.ts').then(
          (part) => part.sendPendingLogouts(),
          () => undefined,
        );
    };
    send();
    return onReturn(send);
  }, []);
  useEffect(() => followOtherTabs((language) => shown(language, true)), []);
  return (
    <>
      {signedIn ? <PlayerService /> : <GuestService />}
      <TextService />
    </>
  );
}

const shown = (language: Language, chosen = false) => {
  showLanguage(language, { chosen }).catch((error: unknown) => report('catalogue', { language }, error));
};

function GuestService() {
  const [known] = useState(() => {
    const stored = guestData.read();
    return {
      ...(stored?.currency ? { currency: stored.currency } : {}),
      ...(store.get(languageChosenAtom) && stored?.language ? { language: stored.language } : {}),
    };
  });
  const { data } = useQuery(guestOptions(known));
  useEffect(() => {
    if (!data) return;
    const language = fillVisitor(data);
    if (language) shown(language);
  }, [data]);
  return null;
}

function PlayerService() {
  const user = useAtomValue(userAtom);
  const isRead = useAtomValue(profileAtom).isFetchedAfterMount;
  const { data: ban } = useQuery(banOptions(user !== null));
  const queries = useQueryClient();
  /** Language already sent to the profile. It is sent only once, even if that fails. */
  const tried = useRef<Language | null>(null);
  useEffect(() => {
    if (!user) return;
    nameReportedUser(user.id);
    rememberPlayer({ id: user.id, source_id: user.source_id, currency: user.currency });
    profileLanguage.write(user.language);
    const { language } = visitor();
    if (!store.get(languagePinnedAtom)) {
      const own = readLanguage(user.language);
      if (own) shown(own);
    } else if (user.language === language) {
      // The profile has the chosen language, so a change on another device may override it from now on. Only a profile
      // read from the server proves that: a saved one may be old.
      if (isRead) {
        tried.current = null;
        store.set(languagePinnedAtom, false);
      }
    } else if (tried.current !== language) {
      tried.current = language;
      void saveLanguage(language).then((isSaved) =>
        isSaved ? queries.invalidateQueries({ queryKey: PROFILE_KEY }) : undefined,
      );
    }
  }, [user, isRead, queries]);
  useOnChange(user?.language, (former) => {
    if (former !== undefined) void queries.invalidateQueries(inProfileLanguage);
  });
  useEffect(() => {
    if (ban?.is_banned) endSession('ban');
  }, [ban]);
  // Clear the player's id in reports, the chat and push on every end of the session, in any tab, so that the next
  // player does not get data of this one (AUTH-20, AUTH-21).
  useEffect(
    () => () => {
      forgetReportedUser();
      resetChat();
      leavePushDevice();
    },
    [],
  );
  return null;
}

/** Delay before the server's texts are requested, ms: the bundled ones are sufficient at first. */
const LATER = 1500;

function TextService() {
  const language = useLanguage();
  const { data } = useQuery({ ...translationsOptions(language), enabled: useHasElapsed(LATER) });
  useEffect(() => {
    if (data)
      overrideTexts(language, data).catch((error: unknown) => report('translations', { language }, error));
  }, [data, language]);
  return null;
}
