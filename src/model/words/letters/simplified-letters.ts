/** Letters of Traditional Chinese, each with the Simplified one behind it: those that are common, and mean one thing. */
const PAIRS =
  '愛爱礙碍罷罢幫帮寶宝報报備备筆笔幣币畢毕邊边標标別别賓宾補补佈布財财參参倉仓冊册層层產产長长償偿場场廠厂車车' +
  '徹彻陳陈稱称處处傳传創创純纯詞词從从叢丛錯错達达帶带單单擔担當当黨党導导島岛燈灯遞递點点電电調调訂订東东動动讀读' +
  '隊队對对隨随歲岁兒儿爾尔發发範范訪访飛飞費费豐丰風风負负婦妇復复複复該该蓋盖趕赶綱纲鋼钢個个給给貢贡購购顧顾關关' +
  '觀观館馆廣广規规歸归國国過过漢汉號号黃黄紅红後后護护華华畫画話话懷怀壞坏歡欢環环還还換换匯汇會会機机積积極极級级' +
  '幾几計计記记際际繼继紀纪價价間间艱艰檢检簡简見见鍵键將将講讲獎奖腳脚較较節节結结緊紧進进經经鏡镜舊旧舉举據据' +
  '劇剧決决覺觉軍军開开課课塊块虧亏來来藍蓝攔拦欄栏蘭兰類类離离裡里裏里禮礼歷历曆历麗丽連连聯联鏈链兩两輛辆療疗臨临' +
  '靈灵領领劉刘龍龙樓楼錄录陸陆論论羅罗綠绿買买賣卖滿满貓猫門门們们夢梦廟庙滅灭鳴鸣難难內内農农紐纽鈕钮盤盘頻频憑凭' +
  '齊齐騎骑啟启啓启氣气簽签籤签錢钱強强牆墙親亲輕轻區区權权勸劝確确讓让熱热認认榮荣賽赛傘伞殺杀設设審审聲声聖圣勝胜' +
  '師师時时實实識识視视試试適适釋释書书術术樹树數数雙双誰谁順顺說说絲丝訴诉雖虽孫孙損损臺台灣湾態态彈弹談谈湯汤題题' +
  '體体條条鐵铁聽听廳厅統统頭头圖图團团萬万網网為为爲为圍围衛卫偉伟問问無无務务霧雾誤误習习戲戏係系細细嚇吓鮮鲜險险' +
  '顯显縣县現现線线鄉乡詳详響响項项協协寫写謝谢興兴選选學学尋寻訊讯訓训壓压亞亚嚴严顏颜鹽盐陽阳養养樣样藥药業业頁页' +
  '葉叶醫医遺遗憶忆藝艺議议義义異异陰阴銀银飲饮應应營营贏赢擁拥郵邮遊游與与魚鱼語语預预園园員员圓圆緣缘遠远願愿約约' +
  '閱阅雲云運运雜杂讚赞贊赞則则責责張张帳帐賬账這这針针鎮镇爭争鄭郑證证職职執执紙纸製制質质鐘钟鍾钟種种眾众週周豬猪' +
  '築筑專专轉转莊庄裝装狀状資资總总組组縱纵鄰邻戶户戰战擇择貨货貼贴鑰钥鎖锁額额驟骤編编績绩評评勢势輪轮階阶續续終终縮缩檔档載载輸输銷销庫库儲储頂顶輯辑擊击';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

/** Letters of Chinese outside of these have no pair. */
const HAN = /[\u4e00-\u9fff]/g;

/** A text with the letters of Simplified Chinese, so that names in either are the same: "標題" is "标题". */
export const inSimplifiedLetters = (text: string): string =>
  text.replace(HAN, (letter) => SIMPLIFIED.get(letter) ?? letter);

/** Simplified letters that Traditional Chinese has beside the other, or Japanese has. */
const SHARED =
  '万与个丰争云从价会体儿党内册写决几凭制区医厂参双台叶号后听周国圣坏声复学宝将布广庄异当怀愿担据数无旧机条来极档梦楼气游湾灯点状猪猫画盖确碍礼离种称筑系网胜脚范装赶适里随黄';

/** The letters of one script of Chinese that the other has not. */
const ONLY: Readonly<Record<string, RegExp>> = {
  Hans: new RegExp(`(?![${SHARED}])[${[...SIMPLIFIED.values()].join('')}]`, 'g'),
  Hant: new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g'),
};

/** The letters in a text that only one script of Chinese has, "Hans" or "Hant". */
export const lettersOnlyIn = (script: string, text: string): string[] => text.match(ONLY[script] ?? /$^/) ?? [];
