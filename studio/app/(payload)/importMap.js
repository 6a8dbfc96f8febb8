import { StateCell as StateCell_4c4610d5e86d30cf9b551d4849a447c4 } from '../../components/editing/StateCell.tsx'
import { CheckPanel as CheckPanel_8dcb54bd7f2e993d0d7d99000f4a8f5d } from '../../components/editing/CheckPanel.tsx'
import { NoDifference as NoDifference_6a691cda4c2c6593e94ab58319e9452f } from '../../components/editing/NoDifference.tsx'
import { TelephoneLink as TelephoneLink_ee461cdd87851a41869e92452bd74d93 } from '../../components/editing/TelephoneLink.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedTextFeatureClient as PastedTextFeatureClient_28c988a6f42095d4da01b76923818c98 } from '../../components/editing/PastedText.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StaleSave as StaleSave_c2758f0c610204d21dc651640d28a993 } from '../../components/editing/StaleSave.tsx'
import { PreviewsView as PreviewsView_b395534b1bbc870d1ea2ef10b14feca1 } from '../../components/editing/PreviewsView.tsx'
import { UsageView as UsageView_6303f7128aaf9470d6d3d36d70e48b28 } from '../../components/editing/UsageView.tsx'
import { PageName as PageName_e724404fc8af80163955e07bf1b2723e } from '../../components/inbox/PageName.tsx'
import { Correspondence as Correspondence_0b240a72bcb2932dc755510ae19a4671 } from '../../components/inbox/Correspondence.tsx'
import { NothingGiven as NothingGiven_6e5dbbd008c2853fa22be9c1c2c6b8a0 } from '../../components/inbox/NothingGiven.tsx'
import { ExportLink as ExportLink_f062a4f7a4a7937a067b22064b1aaafd } from '../../components/inbox/ExportLink.tsx'
import { AttachedFiles as AttachedFiles_338c935be9f9e778ee8b02f5d908cf3b } from '../../components/inbox/AttachedFiles.tsx'
import { ResendField as ResendField_2c0e6da1cfed018e873dd706462ed830 } from '../../components/inbox/Resend.tsx'
import { ResendCell as ResendCell_2c0e6da1cfed018e873dd706462ed830 } from '../../components/inbox/Resend.tsx'
import { UploadMany as UploadMany_099c78824cddca685ad78fa69394237f } from '../../components/library/UploadMany.tsx'
import { SendAgain as SendAgain_f38df69983c6c744037f66176c970d74 } from '../../components/staff/SendAgain.tsx'
import { StaffDoor as StaffDoor_b65bdb16aa118f574293002a692053ad } from '../../components/staff/StaffDoor.tsx'
import { ActorCell as ActorCell_249804e4c0eab51bd4a2a97aa91386d4 } from '../../components/audit/ActorCell.tsx'
import { TitleCell as TitleCell_64302ef7d04dd46da9d850a5cfea91f3 } from '../../components/audit/TitleCell.tsx'
import { ChangesCell as ChangesCell_9246e946739fed258212dfbb461cbd1a } from '../../components/audit/Changes.tsx'
import { ChangesField as ChangesField_9246e946739fed258212dfbb461cbd1a } from '../../components/audit/Changes.tsx'
import { ExportLog as ExportLog_153b1ef64712f1f1635684798f0b997b } from '../../components/audit/ExportLog.tsx'
import { PriceLabel as PriceLabel_d83909781cead2fe13f8593463611da0 } from '../../components/prices/PriceLabel.tsx'
import { NeverRun as NeverRun_61067eeb68648733b21486fb3eed51af } from '../../components/inbox/NeverRun.tsx'
import { Icon as Icon_46c943d6bd78a2388fa89be3d2e39c1a } from '../../components/Icon.tsx'
import { Logo as Logo_365037afd3f8b635f4f4e172deeb2f05 } from '../../components/Logo.tsx'
import { StateCard as StateCard_e9c93a5c3499a5c12c6cec444eceb789 } from '../../components/state/StateLinks.tsx'
import { MailsHeld as MailsHeld_dc9419c2e8ff1744482203775f2ef241 } from '../../components/inbox/MailsHeld.tsx'
import { RetentionNotice as RetentionNotice_d90679deca44ea47786ccdd91632fe9b } from '../../components/inbox/RetentionNotice.tsx'
import { ReportCard as ReportCard_e98389d083eb23ee720cc8574ff20d1f } from '../../components/editing/ReportLinks.tsx'
import { ReportNavLink as ReportNavLink_e98389d083eb23ee720cc8574ff20d1f } from '../../components/editing/ReportLinks.tsx'
import { PersonDataLink as PersonDataLink_87e6d75bd69181b59395be72e0d8faca } from '../../components/inbox/PersonDataLink.tsx'
import { DeskNavLink as DeskNavLink_51cdb94813f808a290b21e8635ba48dd } from '../../components/reporting/DeskLinks.tsx'
import { StateNavLink as StateNavLink_e9c93a5c3499a5c12c6cec444eceb789 } from '../../components/state/StateLinks.tsx'
import { ProveAgain as ProveAgain_e9864027423a1d8694c3e6057b63fbb6 } from '../../components/staff/ProveAgain.tsx'
import { LoginView as LoginView_641765a812b66d0be43b7e2398229787 } from '../../components/staff/DoorViews.tsx'
import { ForgotView as ForgotView_641765a812b66d0be43b7e2398229787 } from '../../components/staff/DoorViews.tsx'
import { ResetView as ResetView_641765a812b66d0be43b7e2398229787 } from '../../components/staff/DoorViews.tsx'
import { ReportView as ReportView_bd26b25fa2e556292737a18e530617e0 } from '../../components/editing/ReportView.tsx'
import { PersonDataView as PersonDataView_9e4379751599b3bdfddc0ec81c350f0e } from '../../components/inbox/PersonDataView.tsx'
import { StateView as StateView_5884b5af28ba93b81827b3d555d87b3b } from '../../components/state/StateView.tsx'
import { DeskView as DeskView_dd0d80c9a203744590294f0b09f2c4c9 } from '../../components/reporting/DeskView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/editing/StateCell.tsx#StateCell": StateCell_4c4610d5e86d30cf9b551d4849a447c4,
  "/components/editing/CheckPanel.tsx#CheckPanel": CheckPanel_8dcb54bd7f2e993d0d7d99000f4a8f5d,
  "/components/editing/NoDifference.tsx#NoDifference": NoDifference_6a691cda4c2c6593e94ab58319e9452f,
  "/components/editing/TelephoneLink.tsx#TelephoneLink": TelephoneLink_ee461cdd87851a41869e92452bd74d93,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/editing/PastedText.tsx#PastedTextFeatureClient": PastedTextFeatureClient_28c988a6f42095d4da01b76923818c98,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/editing/StaleSave.tsx#StaleSave": StaleSave_c2758f0c610204d21dc651640d28a993,
  "/components/editing/PreviewsView.tsx#PreviewsView": PreviewsView_b395534b1bbc870d1ea2ef10b14feca1,
  "/components/editing/UsageView.tsx#UsageView": UsageView_6303f7128aaf9470d6d3d36d70e48b28,
  "/components/inbox/PageName.tsx#PageName": PageName_e724404fc8af80163955e07bf1b2723e,
  "/components/inbox/Correspondence.tsx#Correspondence": Correspondence_0b240a72bcb2932dc755510ae19a4671,
  "/components/inbox/NothingGiven.tsx#NothingGiven": NothingGiven_6e5dbbd008c2853fa22be9c1c2c6b8a0,
  "/components/inbox/ExportLink.tsx#ExportLink": ExportLink_f062a4f7a4a7937a067b22064b1aaafd,
  "/components/inbox/AttachedFiles.tsx#AttachedFiles": AttachedFiles_338c935be9f9e778ee8b02f5d908cf3b,
  "/components/inbox/Resend.tsx#ResendField": ResendField_2c0e6da1cfed018e873dd706462ed830,
  "/components/inbox/Resend.tsx#ResendCell": ResendCell_2c0e6da1cfed018e873dd706462ed830,
  "/components/library/UploadMany.tsx#UploadMany": UploadMany_099c78824cddca685ad78fa69394237f,
  "/components/staff/SendAgain.tsx#SendAgain": SendAgain_f38df69983c6c744037f66176c970d74,
  "/components/staff/StaffDoor.tsx#StaffDoor": StaffDoor_b65bdb16aa118f574293002a692053ad,
  "/components/audit/ActorCell.tsx#ActorCell": ActorCell_249804e4c0eab51bd4a2a97aa91386d4,
  "/components/audit/TitleCell.tsx#TitleCell": TitleCell_64302ef7d04dd46da9d850a5cfea91f3,
  "/components/audit/Changes.tsx#ChangesCell": ChangesCell_9246e946739fed258212dfbb461cbd1a,
  "/components/audit/Changes.tsx#ChangesField": ChangesField_9246e946739fed258212dfbb461cbd1a,
  "/components/audit/ExportLog.tsx#ExportLog": ExportLog_153b1ef64712f1f1635684798f0b997b,
  "/components/prices/PriceLabel.tsx#PriceLabel": PriceLabel_d83909781cead2fe13f8593463611da0,
  "/components/inbox/NeverRun.tsx#NeverRun": NeverRun_61067eeb68648733b21486fb3eed51af,
  "/components/Icon.tsx#Icon": Icon_46c943d6bd78a2388fa89be3d2e39c1a,
  "/components/Logo.tsx#Logo": Logo_365037afd3f8b635f4f4e172deeb2f05,
  "/components/state/StateLinks.tsx#StateCard": StateCard_e9c93a5c3499a5c12c6cec444eceb789,
  "/components/inbox/MailsHeld.tsx#MailsHeld": MailsHeld_dc9419c2e8ff1744482203775f2ef241,
  "/components/inbox/RetentionNotice.tsx#RetentionNotice": RetentionNotice_d90679deca44ea47786ccdd91632fe9b,
  "/components/editing/ReportLinks.tsx#ReportCard": ReportCard_e98389d083eb23ee720cc8574ff20d1f,
  "/components/editing/ReportLinks.tsx#ReportNavLink": ReportNavLink_e98389d083eb23ee720cc8574ff20d1f,
  "/components/inbox/PersonDataLink.tsx#PersonDataLink": PersonDataLink_87e6d75bd69181b59395be72e0d8faca,
  "/components/reporting/DeskLinks.tsx#DeskNavLink": DeskNavLink_51cdb94813f808a290b21e8635ba48dd,
  "/components/state/StateLinks.tsx#StateNavLink": StateNavLink_e9c93a5c3499a5c12c6cec444eceb789,
  "/components/staff/ProveAgain.tsx#ProveAgain": ProveAgain_e9864027423a1d8694c3e6057b63fbb6,
  "/components/staff/DoorViews.tsx#LoginView": LoginView_641765a812b66d0be43b7e2398229787,
  "/components/staff/DoorViews.tsx#ForgotView": ForgotView_641765a812b66d0be43b7e2398229787,
  "/components/staff/DoorViews.tsx#ResetView": ResetView_641765a812b66d0be43b7e2398229787,
  "/components/editing/ReportView.tsx#ReportView": ReportView_bd26b25fa2e556292737a18e530617e0,
  "/components/inbox/PersonDataView.tsx#PersonDataView": PersonDataView_9e4379751599b3bdfddc0ec81c350f0e,
  "/components/state/StateView.tsx#StateView": StateView_5884b5af28ba93b81827b3d555d87b3b,
  "/components/reporting/DeskView.tsx#DeskView": DeskView_dd0d80c9a203744590294f0b09f2c4c9,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
