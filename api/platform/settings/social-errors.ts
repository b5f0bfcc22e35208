import { demoSocialKeys } from "./sandbox-social.ts";
import { type Environment, type SettingKey, type Settings, settingTable } from "./setting-table.ts";
import { socialKeys, socialPlatforms } from "./social-rows.ts";

/** What production refuses of the settings of sign-in companies, one sentence each. */
export function socialErrors(settings: Settings, env: Environment): string[] {
  const isSet = (key: SettingKey) => Boolean(env[settingTable[key].name]?.trim());
  const named = (key: SettingKey, sentence: string) => `${settingTable[key].name} ${sentence}`;
  return [
    ...socialPlatforms.flatMap((platform) => {
      const hasClient = settings.socialClients.some((client) => client.split(":", 1)[0]?.split("-")[0] === platform);
      const keys: readonly SettingKey[] = socialKeys[platform];
      if (!hasClient && keys.some(isSet))
        return [`SOCIAL_CLIENTS has no ${platform}: the other settings of ${platform} need it.`];
      return hasClient
        ? keys.filter((key) => !isSet(key)).map((key) => named(key, `is missing: sign-in with ${platform} needs it.`))
        : [];
    }),
    ...(Object.keys(demoSocialKeys) as (keyof typeof demoSocialKeys)[])
      .filter((key) => settings[key] === demoSocialKeys[key])
      .map((key) => named(key, "is the key of the sandbox: APP_ENV=production needs a key of the real partner.")),
  ];
}
